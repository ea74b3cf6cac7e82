'use client'

import { isMac } from '../../palette/is-palette-key'
import { DialogBox } from '../../ui/dialog-box'
import { listShortcuts, type ShortcutGroup } from '../../ui/shortcuts/shortcuts'
import { shownKeys } from '../../ui/shortcuts/shown-keys'
import { useShortcutsOn } from '../../ui/shortcuts/use-key-hint'
import { frameWords } from '../words'
import { keysWords } from './words'

const groups: ShortcutGroup[] = ['screen', 'list', 'anywhere', 'go']

/** The keyboard shortcuts of the open screen, and those of every screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const isOn = useShortcutsOn()
  const shortcuts = listShortcuts()
  return (
    <DialogBox
      title={keysWords.title}
      description={isOn ? keysWords.description : keysWords.switchedOff}
      size="wide"
      hasClose
      onClose={onClose}
    >
      <div className="gap-x-8 md:columns-2">
        {groups.map((group) => {
          const listed = shortcuts.filter((one) => one.group === group)
          if (listed.length === 0) return null
          return (
            <section key={group} aria-label={keysWords.groups[group]} className="break-inside-avoid pb-4">
              <h3 className="pb-1 text-small text-quiet">{keysWords.groups[group]}</h3>
              <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
                {listed.map(({ keys, label }) => (
                  <KeyLine key={keys} keys={shownKeys(keys)} label={label} />
                ))}
                {group === 'anywhere' && (
                  <>
                    <KeyLine keys={isMac() ? '⌘ K' : frameWords.searchKey} label={keysWords.palette} />
                    <KeyLine keys="↑ ↓" label={keysWords.sideNavigation} />
                    <KeyLine keys="← →" label={keysWords.toolbars} />
                  </>
                )}
              </dl>
            </section>
          )
        })}
      </div>
    </DialogBox>
  )
}

function KeyLine({ keys, label }: { keys: string; label: string }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="min-w-12 font-medium">{keys}</dt>
      <dd className="text-quiet">{label}</dd>
    </div>
  )
}
