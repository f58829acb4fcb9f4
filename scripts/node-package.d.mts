export function nodeProgram(platform: string, arch: string): string | null;
export const PLATFORMS: readonly string[];
