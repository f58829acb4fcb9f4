import { run } from './program.ts';

// Whoever reads may stop reading: `polemos rules egemonia | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2));
