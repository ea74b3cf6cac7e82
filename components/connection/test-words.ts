import type { WriteTest } from '@/lib/connection/contract'
import { endpointName, type WriteEndpoint } from '@/lib/partner/endpoint'
import type { Tone } from '../ui/notice'

type TestWords = { tone: Tone; title: string; text: string }

const wherePlaced: Record<WriteEndpoint, string> = {
  'create-job': 'Look in the list of jobs, and have the partner’s operator delete what should not be there.',
  'submit-application': 'Look for a new application without a name, and have the partner’s operator delete it.',
  'set-ai-chat': 'Look at the AI chat of this team with the partner’s operator.',
}

/** What the answer to a test without writing means. */
export function testInWords({ endpoint, result, failure }: WriteTest): TestWords {
  const name = endpointName(endpoint)
  switch (result) {
    case 'probably':
      return {
        tone: 'good',
        title: `${name} is probably permitted`,
        text: 'The partner refused the body and not the key. The first real use will show for sure. Nothing was changed.',
      }
    case 'not-permitted':
      return {
        tone: 'bad',
        title: `${name} is not permitted`,
        text: 'Ask the partner’s operator to permit it for this key. Nothing was changed.',
      }
    case 'out-of-scope':
      return {
        tone: 'warn',
        title: `The key may not use ${name} for this team`,
        text: 'Try another team, or ask the partner’s operator for this one. Nothing was changed.',
      }
    case 'taken':
      return {
        tone: 'bad',
        title: 'The partner took the test, against its own rule',
        text: `It may have created or changed something. ${wherePlaced[endpoint]} The key is permitted.`,
      }
    case 'unclear':
      return {
        tone: 'unclear',
        title: 'The test did not show whether the key is permitted',
        text: failure ? `${failure.title}. ${failure.adminStep ?? failure.nextStep}` : 'Try again later.',
      }
  }
}
