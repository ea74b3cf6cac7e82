import { germanPortal } from '../lib/testing/partners/conventions/german-portal'
import { spanishJobs } from '../lib/testing/partners/conventions/spanish-jobs'
import { camelCareers } from '../lib/testing/partners/held-out/camel-careers'
import { createAsRecruiter, dropDraft, importForms, learnForms, pasteForms } from './support/first-contact-forms'
import { beRefused, confirmMapping, exportAll, seeDetails, seeLists } from './support/first-contact-lists'
import { applyFromDetails, createJob, sendTwenty, switchAiChat } from './support/first-contact-work'
import { type PartnerDesk, test } from './support/partner-desk'

test.use({ role: 'nobody' })
// Each test is a whole working day on a separate desk.
test.slow()

async function connectAndConfirm(desk: PartnerDesk) {
  await test.step('the lists look right at first sight', () => seeLists(desk))
  await test.step('nothing is written before an admin has confirmed', () => beRefused(desk))
  await test.step('an admin confirms the field mapping', () => confirmMapping(desk))
  await test.step('details of applicants and jobs', () => seeDetails(desk))
}

async function work(desk: PartnerDesk) {
  await test.step('a job is created', () => createJob(desk, 'Evening baker'))
  await test.step('a job whose answer was a timeout is created once', async () => {
    desk.partner.answerNext('POST /jobs', 504, { isWorkDone: true })
    await createJob(desk, 'Morning baker')
  })
  await test.step('an applicant is applied for from the details', () => applyFromDetails(desk))
  await test.step('twenty at once, each once', () => sendTwenty(desk))
  await test.step('AI chat on and off', () => switchAiChat(desk))
  await test.step('the whole list as a file', () => exportAll(desk))
}

test('from an address and a key to a working desk, with forms from an OpenAPI document', async ({ connectDesk }) => {
  const desk = await connectDesk(germanPortal)
  await connectAndConfirm(desk)
  await test.step('the forms are pasted', () => pasteForms(desk))
  await work(desk)
})

test('from an address and a key to a working desk, with a form learned from a validation error and used by the next recruiter', async ({
  connectDesk,
  openPage,
}) => {
  const desk = await connectDesk(spanishJobs)
  await connectAndConfirm(desk)
  await test.step('the forms are learned', () => learnForms(desk, ['titulo', 'sucursalId', 'jornada']))
  await test.step('the next recruiter', () => createAsRecruiter(desk, openPage, 'Night baker'))
  await test.step('the admin drops the draft that was refused', () => dropDraft(desk))
  await work(desk)
})

test('from an address and a key to a working desk, with an imported profile', { tag: '@again' }, async ({
  connectDesk,
}) => {
  const desk = await connectDesk(camelCareers)
  await connectAndConfirm(desk)
  await test.step('a profile with the forms is imported', () => importForms(desk))
  await work(desk)
})
