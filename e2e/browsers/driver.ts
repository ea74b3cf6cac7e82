/** What both protocols can do with a window; Screen is built on it. */
export type Driver = {
  /** Name and version. */
  title: string
  /** The folder for downloads. */
  downloads: string
  /** Resolves when the document is loaded. */
  goTo(url: string): Promise<void>
  /** Runs the body of an async function in the page. Its argument, `given`, and its result are JSON. */
  run<Result>(body: string, given?: unknown): Promise<Result>
  /** Input sources as WebDriver and WebDriver BiDi both describe them. */
  perform(sources: object[]): Promise<void>
  /** Returns the resulting width, as a window may have a minimum. */
  resize(width: number, height: number): Promise<number>
  screenshot(): Promise<Buffer>
  forgetCookies(): Promise<void>
  /** Console errors, uncaught errors and policy violations since they were last taken. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

/** Wraps the body so that its result is a string, the same for both protocols. */
export const asText = (body: string) =>
  `JSON.stringify(await (async (given) => { ${body} })(JSON.parse(text))) ?? 'null'`
