import { en } from './en.ts';
import type { Text } from './index.ts';

export const fr: Text = { ...en };
