'use client'

import dynamic from 'next/dynamic'

/*
 * The page's screens with and without an index, each in a chunk of its own: imported from a server component, Next
 * would load both, whichever is shown.
 */
export const ListOfLoaded = dynamic(() => import('./applicants-screen').then((module) => module.ApplicantsScreen))
export const ListOfEveryone = dynamic(() =>
  import('./everyone/everyone-screen').then((module) => module.EveryoneScreen),
)
export const HintOfIndex = dynamic(() => import('./notices/index-hint').then((module) => module.IndexHint))
