import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { vi } from 'vitest'
import type { Driver } from './driver'
import { resultsDir } from './results'

/** An element on the screen, described by role and accessible name, as a person would. */
export type Wanted = {
  role: string
  name?: string | { pattern: string } | undefined
  /** It contains this text. */
  text?: string
  within?: Wanted
  /** Which of several, counted from 0. */
  at?: number
}

type Seen = {
  name: string
  description: string
  text: string
  value: string
  isFocused: boolean
  isOn: boolean
  top: number
}

const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Control: '\uE009',
  End: '\uE010',
  ArrowDown: '\uE015',
} as const
export type Key = keyof typeof keys

/** `the('button', 'Sign in')`; a name given as a pattern may match anywhere in the full name. */
export const the = (role: string, name?: string | RegExp, more: Omit<Wanted, 'role' | 'name'> = {}): Wanted => ({
  role,
  name: name instanceof RegExp ? { pattern: name.source } : name,
  ...more,
})

const eyes = buildSync({
  entryPoints: [fileURLToPath(new URL('in-page.ts', import.meta.url))],
  bundle: true,
  format: 'iife',
  target: 'es2022',
  minify: true,
  write: false,
}).outputFiles[0]?.text

/** A person at a browser: finds elements by role and name, waits for them, presses and types. */
export class Screen {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  /** Resolves when React has hydrated the page. */
  async open(path: string) {
    await this.driver.goTo(`${this.origin}${path}`)
    await this.untilHydrated()
  }

  async back() {
    await this.driver.run('history.back()')
  }

  async reload() {
    await this.open(await this.driver.run<string>('return location.pathname + location.search'))
  }

  async untilHydrated() {
    await this.#until('The page comes to life', async () => {
      if (!(await this.#look('return eyes.isHydrated()'))) throw new Error('It is not alive yet')
    })
  }

  /** Waits for the element and returns what is seen of it. */
  async see(wanted: Wanted): Promise<Seen> {
    return this.#until(`See ${say(wanted)}`, async () => {
      const seen = (await this.all(wanted))[wanted.at ?? 0]
      if (!seen) throw new Error('It is not there')
      return seen
    })
  }

  /** The same, once it also meets the condition. */
  async seeAs(wanted: Wanted, is: (seen: Seen) => boolean, what: string): Promise<Seen> {
    return this.#until(`See ${say(wanted)} ${what}`, async () => {
      const seen = await this.all(wanted)
      const found = seen.find(is)
      if (!found) throw new Error(`There is ${JSON.stringify(seen.slice(0, 5))}`)
      return found
    })
  }

  async seeText(wanted: Wanted, text: string | RegExp): Promise<Seen> {
    return this.seeAs(
      wanted,
      (seen) => seen.text.search(text instanceof RegExp ? text : literal(text)) >= 0,
      `with ${text}`,
    )
  }

  async seeGone(wanted: Wanted) {
    await this.#until(`See no ${say(wanted)}`, async () => {
      if ((await this.all(wanted)).length > 0) throw new Error('It is there')
    })
  }

  async all(wanted: Wanted): Promise<Seen[]> {
    return this.#look<Seen[]>('return eyes.tell(given)', wanted)
  }

  async press(wanted: Wanted) {
    const { x, y } = await this.#aim(wanted)
    await this.driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Presses again when nothing happens, as a person does: the first press may only load the code of what opens. */
  async repeat(attempt: () => Promise<void>, expected: Wanted) {
    await this.#until(`See ${say(expected)}`, async () => {
      await attempt()
      await vi.waitUntil(async () => (await this.all(expected)).length > 0, { timeout: 5_000, interval: 50 })
    })
  }

  /** Turns the mouse wheel over it. */
  async scroll(wanted: Wanted, by: number) {
    const { x, y } = await this.#aim(wanted)
    const actions = [{ type: 'scroll', x, y, deltaX: 0, deltaY: by, duration: 0, origin: 'viewport' }]
    await this.driver.perform([{ type: 'wheel', id: 'wheel', actions }])
  }

  /** Replaces a field's content. */
  async fill(wanted: Wanted, text: string) {
    await this.press(wanted)
    await this.seeAs(wanted, ({ isFocused }) => isFocused, 'with the focus')
    await this.chord('Control', 'a')
    await (text === '' ? this.key('Backspace') : this.type(text))
    await this.seeAs(wanted, ({ value }) => value === text, `with the value ${text}`)
  }

  async type(text: string) {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions: strokes }])
  }

  async key(key: Key) {
    await this.type(keys[key])
  }

  async chord(held: Key, key: string) {
    const value = keys[held]
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
      { type: 'keyUp', value },
    ]
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Chooses a file in the page's file input, as the browser's own dialog is not part of the page. */
  async chooseFile(name: string, content: string) {
    await this.#look(
      `const input = document.querySelector('input[type=file]')
      const files = new DataTransfer()
      files.items.add(new File([given.content], given.name, { type: 'text/csv' }))
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))`,
      { name, content },
    )
  }

  async address(): Promise<string> {
    return this.driver.run('return location.pathname + location.search')
  }

  async picture(name: string) {
    mkdirSync(resultsDir, { recursive: true })
    const file = join(resultsDir, `${this.driver.title} ${name}.png`.replaceAll(/[ /]/g, '-'))
    writeFileSync(file, await this.driver.screenshot())
    return file
  }

  #aim(wanted: Wanted) {
    return this.#until(`Reach ${say(wanted)}`, async () => {
      const point = await this.#look<{ x: number; y: number } | string>('return eyes.aim(given)', wanted)
      if (typeof point === 'string') throw new Error(`It is ${point}`)
      return point
    })
  }

  async #look<Result>(body: string, given?: unknown): Promise<Result> {
    const isBlind = await this.driver.run<boolean>('return window.eyes === undefined')
    if (isBlind) await this.driver.run(`${eyes}`)
    return this.driver.run(`const { eyes } = window; ${body}`, given)
  }

  /** Retries, since a document that is just being left answers with an error too. */
  async #until<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
    let last: unknown
    try {
      return await vi.waitFor(
        () =>
          attempt().catch((error) => {
            last = error
            throw error
          }),
        { timeout: 45_000, interval: 50 },
      )
    } catch {
      const picture = await this.picture(`failed ${what.slice(0, 60)}`)
      throw new Error(`${what}: ${last instanceof Error ? last.message : last}\n${picture}`)
    }
  }
}

const say = ({ role, name, text, within }: Wanted): string =>
  [role, name && JSON.stringify(name), text && `holding “${text}”`, within && `in ${say(within)}`]
    .filter(Boolean)
    .join(' ')

const literal = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
