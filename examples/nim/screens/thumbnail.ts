export { small as thumbnail } from './map.ts';
