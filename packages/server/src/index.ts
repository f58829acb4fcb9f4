export { type Games, games } from './games.ts';
export { type Pinned, pin, ServerRuns } from './matches/pin.ts';
export { type Sorted, verifyAll } from './matches/verify-all.ts';
export { BadConfig, type Config, ConfigSchema, environmentName, flagName, readConfig } from './operation/config.ts';
export { whatIsWrong } from './operation/trouble.ts';
export { type ServeOptions, type Server, serve } from './serve.ts';
export { backupServer, exportServer, importServer, restoreServer } from './storage/archive.ts';
