import { test } from 'vitest'
import { startAfresh } from './fresh-process'
import { independentConventions } from './independent-conventions'

test.each(independentConventions)('from the address and a key to all work at $name, without a restart', async (one) => {
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
