'use client'

import { useState } from 'react'
import { canWrite, type Role } from '@/lib/accounts/contract'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { CommandPalette } from '../../palette/command-palette'
import { paletteOpen } from '../../palette/palette-open'
import { currentTheme } from '../theme'
import { deskCommands } from './desk-commands'

/** The command palette with what this desk offers to a role. */
export function DeskPalette({ role, mapping }: { role: Role; mapping: ApplicantMapping }) {
  const [commands] = useState(() => deskCommands(role, currentTheme()))
  return (
    <CommandPalette commands={commands} mapping={mapping} canSeeRuns={canWrite(role)} onClose={paletteOpen.close} />
  )
}
