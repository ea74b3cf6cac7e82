import type { Page } from '@playwright/test'

/**
 * `letters`: typed into a field; `keys`: all others, such as Enter and Ctrl K, where a combination counts once.
 */
type InputCount = { clicks: number; keys: number; letters: number }

/** Counts input from now on; `take` returns the count and starts over. */
export async function countInput(page: Page): Promise<{ take: () => InputCount }> {
  let count: InputCount = { clicks: 0, keys: 0, letters: 0 }
  await page.exposeFunction('noteInput', (what: keyof InputCount) => {
    count[what] += 1
  })
  await page.addInitScript(() => {
    const note = (what: string) => Reflect.get(window, 'noteInput')(what)
    addEventListener('pointerdown', () => note('clicks'), true)
    addEventListener(
      'keydown',
      ({ key, ctrlKey, metaKey, altKey, target }) => {
        if (['Control', 'Meta', 'Alt', 'Shift'].includes(key)) return
        const isTyped = key.length === 1 && !ctrlKey && !metaKey && !altKey && target instanceof HTMLInputElement
        note(isTyped ? 'letters' : 'keys')
      },
      true,
    )
  })
  return {
    take() {
      const taken = count
      count = { clicks: 0, keys: 0, letters: 0 }
      return taken
    },
  }
}
