export { exporting as command } from '../archive.ts';
