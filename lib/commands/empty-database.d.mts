export function placeEmptyDatabase(dataDir: string): Promise<void>
