import { en } from './en.ts';
import type { Text } from './index.ts';

export const it: Text = { ...en };
