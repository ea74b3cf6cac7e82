import { log } from '../runtime/log'
import { runInRequest } from '../runtime/request-context'
import { scrubOutput } from '../runtime/scrub'

scrubOutput()
runInRequest({ requestId: 'ref-1', address: '192.0.2.1' }, () => {
  log.info(
    { password: 'hunter22', request: { cookie: 'session-token' } },
    'sent with test-key-7b1f0d3e for ada@example.com',
  )
})
log.error({ err: new Error('no ada@example.com', { cause: new Error('p4ssw@rd') }) }, 'failed')
log.debug('below the level')
console.error('printed by Next: ada@example.com test-key-7b1f0d3e')
