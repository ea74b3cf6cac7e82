/** Launch options for Playwright, typed for the TypeScript side. */
export type Browser = { executablePath?: string; args: string[]; env: Record<string, string> }
export class BrowserFault extends Error {}
export type BrowserKind = 'shell' | 'packed' | 'system'
export const shellFirst: BrowserKind[]
export function findBrowser(order?: BrowserKind[]): Promise<Browser | null>
