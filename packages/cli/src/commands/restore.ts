export { restore as command } from '../archive.ts';
