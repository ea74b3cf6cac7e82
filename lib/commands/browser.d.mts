/** Launch options for Playwright, typed for the TypeScript side. */
export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }
export class BrowserFault extends Error {}
export function findBrowser(): Promise<Browser | null>
