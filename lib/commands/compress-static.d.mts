/** Puts packed copies beside the scripts and styles in a folder. */
export function compressStatic(folder: string): Promise<void>
