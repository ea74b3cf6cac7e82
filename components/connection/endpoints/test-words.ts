import type { WriteTest } from '@/lib/connection/contract'
import { endpointName } from '@/lib/partner/endpoint'
import type { Tone } from '../../ui/notice'
import { endpointWords } from './words'

type TestWords = { tone: Tone; title: string; text: string }

/** Says what the answer to a test without writing means. */
export function testInWords({ endpoint, result, failure }: WriteTest): TestWords {
  const name = endpointName(endpoint)
  switch (result) {
    case 'probably':
      return {
        tone: 'good',
        title: endpointWords.probably({ name }),
        text: endpointWords.probablyMeans,
      }
    case 'not-permitted':
      return {
        tone: 'bad',
        title: endpointWords.notPermitted({ name }),
        text: endpointWords.notPermittedMeans,
      }
    case 'out-of-scope':
      return {
        tone: 'warn',
        title: endpointWords.notForTeam({ name }),
        text: endpointWords.notForTeamMeans,
      }
    case 'taken':
      return {
        tone: 'bad',
        title: endpointWords.taken,
        text: endpointWords.takenMeans[endpoint],
      }
    case 'unclear':
      return {
        tone: 'unclear',
        title: endpointWords.unclear,
        text: failure ? `${failure.title}. ${failure.adminStep ?? failure.nextStep}` : endpointWords.tryLater,
      }
  }
}
