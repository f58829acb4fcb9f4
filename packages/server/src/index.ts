export { type ServeOptions, type Server, serve } from './serve.ts';
