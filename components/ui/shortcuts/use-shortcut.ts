'use client'

import { useEffect, useEffectEvent } from 'react'
import { addShortcuts, type Shortcut } from './shortcuts'

type Named = Pick<Shortcut, 'keys' | 'label'> & Partial<Pick<Shortcut, 'group'>>

/** Binds keys to an action on this screen, except while the user types; undefined leaves the keys unbound. */
export function useShortcut(
  { keys, label, group = 'screen' }: Named,
  action: ((event: KeyboardEvent) => boolean) | undefined,
) {
  const run = useEffectEvent((event: KeyboardEvent) => action?.(event) ?? false)
  const isOn = action !== undefined
  useEffect(() => {
    if (isOn) return addShortcuts([{ keys, label, group, run: (event) => run(event) }])
  }, [isOn, keys, label, group])
}
