'use client'

import { switchShortcuts } from '../ui/shortcuts/shortcut-choice'
import { useShortcutsOn } from '../ui/shortcuts/use-key-hint'
import { accountWords } from './words'

/** The switch for keys that work without Ctrl or ⌘ (WCAG 2.1.4). */
export function KeyboardShortcuts() {
  const isOn = useShortcutsOn()
  return (
    <section aria-labelledby="keyboard-title" className="grid gap-3">
      <h2 id="keyboard-title" className="text-section font-semibold">
        {accountWords.keyboard}
      </h2>
      <label className="flex items-start gap-2.5">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="keyboard-mean"
          onChange={({ target }) => switchShortcuts(target.checked)}
          className="mt-0.5 size-4 accent-accent"
        />
        <span>
          <span className="font-medium">{accountWords.singleKeys}</span>
          <span id="keyboard-mean" className="block text-small text-quiet">
            {accountWords.singleKeysMean}
          </span>
        </span>
      </label>
    </section>
  )
}
