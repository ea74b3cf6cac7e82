'use client'

import { useState } from 'react'
import { createInTurn } from './in-turn'

/** Does what the user asks for one after the other: a second press waits, and is not dropped. `pending`: its name. */
export function useInTurn<Name extends string = string>() {
  const [pending, setPending] = useState<Name | null>(null)
  const [turns] = useState(() => createInTurn<Name>(setPending))
  return { pending, run: turns.run }
}
