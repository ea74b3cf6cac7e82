export function findFreePort(start: number): Promise<number>
