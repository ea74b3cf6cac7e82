import { type BrowserContext, expect, type Response } from '@playwright/test'
import { sandboxKey } from '../../lib/commands/desk-environment.mjs'

/**
 * Collects browser errors during a test: console errors (including policy violations), uncaught errors, and answers
 * that contain the partner's key.
 */
export class BrowserErrors {
  readonly #seen: string[] = []
  readonly #allowed: RegExp[] = []
  readonly #answers: Promise<void>[] = []

  watch(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#seen.push(String(error.error().stack ?? error.error())))
    context.on('response', (response) => {
      // The build's files are searched once, on disk: see logs.ts.
      if (!response.url().includes('/_next/static/')) this.#answers.push(this.#lookForKey(response))
    })
  }

  /** Allows errors that a test provokes on purpose, for instance `/502/` for a failed read. */
  allow(...patterns: RegExp[]) {
    this.#allowed.push(...patterns)
  }

  async expectNone() {
    await Promise.all(this.#answers)
    const unexpected = this.#seen.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)))
    expect(unexpected, 'errors in the browser').toEqual([])
  }

  async #lookForKey(response: Response) {
    // An answer cut off by a redirect or a closed page has no body to read.
    const [headers, body] = await Promise.all([response.allHeaders(), response.text()]).catch(() => [{}, ''] as const)
    if (JSON.stringify(headers).includes(sandboxKey) || body.includes(sandboxKey))
      this.#seen.push(`The partner's key is in the answer of ${response.url()}`)
  }
}
