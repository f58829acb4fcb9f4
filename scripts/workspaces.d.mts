export function linkNew(root: string): readonly string[];
