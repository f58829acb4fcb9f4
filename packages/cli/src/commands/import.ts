export { importing as command } from '../archive.ts';
