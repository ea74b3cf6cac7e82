'use client'

import dynamic from 'next/dynamic'

/*
 * What the page shows with an index and without one, each with code of its own: from a server component Next would load
 * both, whichever is shown.
 */
export const ListOfLoaded = dynamic(() => import('./applicants-screen').then((module) => module.ApplicantsScreen))
export const ListOfEveryone = dynamic(() =>
  import('./everyone/everyone-screen').then((module) => module.EveryoneScreen),
)
export const HintOfIndex = dynamic(() => import('./notices/index-hint').then((module) => module.IndexHint))
