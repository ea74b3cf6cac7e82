import { answerJson } from '@/lib/server/answer-json'
import { readHandler } from '@/lib/server/read-handler'

const unknownAddress = readHandler('viewer', async () =>
  answerJson(404, { error: 'There is nothing at this address.' }),
)

export {
  unknownAddress as DELETE,
  unknownAddress as GET,
  unknownAddress as PATCH,
  unknownAddress as POST,
  unknownAddress as PUT,
}
