import { test } from 'vitest'
import { byLength } from '../../test-length'
import { arabicPlatform } from './arabic-platform'
import { startAfresh } from './fresh-process'
import { graphEdges } from './graph-edges'
import { independentConventions } from './independent-conventions'
import { legacyTerminal } from './legacy-terminal'
import { odataEntities } from './odata-entities'

/** One of each kind: names in another script, lists in edges, truncated uppercase names, and OData. */
const someOfEachKind = [arabicPlatform, graphEdges, legacyTerminal, odataEntities]
const partners = byLength(someOfEachKind, independentConventions)

test.each(partners)('from an address and a key to a working desk at $name, without a restart', async (one) => {
  startAfresh()
  const { startDeskOf } = await import('./desk-of')
  const { confirmCorrected, meetPartner, pasteForms } = await import('./connect-story')
  const { applyForFive, applyOnce, createOneJob, exportAll, switchChat } = await import('./work-story')
  const desk = await startDeskOf(one)
  try {
    await meetPartner(desk)
    await confirmCorrected(desk)
    await pasteForms(desk)
    await createOneJob(desk)
    await applyOnce(desk)
    await applyForFive(desk)
    await switchChat(desk)
    await exportAll(desk)
  } finally {
    await desk.stop()
  }
})
