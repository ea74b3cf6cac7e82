/** What both protocols can do with one window; Screen is built on it. */
export type Driver = {
  /** Name and version. */
  title: string
  /** Where it puts downloads. */
  downloads: string
  /** Ends when the document is loaded. */
  goTo(url: string): Promise<void>
  /** Runs the body of an async function in the page. What it takes, as `given`, and what it returns is JSON. */
  run<Result>(body: string, given?: unknown): Promise<Result>
  /** Input sources as WebDriver and WebDriver BiDi both describe them. */
  perform(sources: object[]): Promise<void>
  /** Answers the width that there is then: a window may have a least one. */
  resize(width: number, height: number): Promise<number>
  screenshot(): Promise<Buffer>
  forgetCookies(): Promise<void>
  /** Console errors, uncaught errors and policy violations since they were last taken. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

/** The body with its result as a text, the same for both protocols. */
export const asText = (body: string) =>
  `JSON.stringify(await (async (given) => { ${body} })(JSON.parse(text))) ?? 'null'`
