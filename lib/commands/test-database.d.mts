export function placeNewDatabase(dataDir: string): Promise<void>
export function placeEmptyDatabase(dataDir: string): Promise<void>
export function newDatabase(): Promise<string>
