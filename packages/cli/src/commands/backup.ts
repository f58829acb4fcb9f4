export { backup as command } from '../archive.ts';
