'use client'

import { CheckboxField } from '../ui/checkbox-field'
import { switchShortcuts } from '../ui/shortcuts/shortcut-choice'
import { useShortcutsOn } from '../ui/shortcuts/use-key-hint'
import { accountWords } from './words'

/** The setting for shortcuts that work without Ctrl or ⌘ (WCAG 2.1.4). */
export function KeyboardShortcuts() {
  const isOn = useShortcutsOn()
  return (
    <section aria-labelledby="keyboard-title" className="grid gap-3">
      <h2 id="keyboard-title" className="text-section font-semibold">
        {accountWords.keyboard}
      </h2>
      <CheckboxField
        label={accountWords.singleKeys}
        help={accountWords.singleKeysMean}
        isChecked={isOn}
        onChange={switchShortcuts}
      />
    </section>
  )
}
