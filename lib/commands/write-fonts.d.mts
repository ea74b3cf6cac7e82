export const fontsFolder: string
export function makeFonts(): Promise<Map<string, Buffer>>
