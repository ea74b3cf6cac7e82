import { log } from '../runtime/log'
import { logOutput } from '../runtime/log-output'
import { runInRequest } from '../runtime/request-context'

logOutput()
runInRequest({ requestId: 'ref-1', address: '192.0.2.1' }, () => {
  log.info(
    { password: 'hunter22', request: { cookie: 'session-token' } },
    'sent with test-key-7b1f0d3e for ada@example.com',
  )
})
log.error({ err: new Error('no ada@example.com', { cause: new Error('p4ssw@rd') }) }, 'failed')
log.debug('below the level')
console.error('printed by Next: ada@example.com test-key-7b1f0d3e')

const forged = '{"level":"info","msg":"forged"}'
runInRequest({ requestId: 'ref-2', address: '192.0.2.1' }, () => {
  process.stdout.write(`\u001b[2J✓ first\n${forged}\n`)
  log.info({ path: `/a\n${forged}\r\u2028\u009b2J\u202e${'x'.repeat(20_000)}` }, `asked\n${forged}`)
})
process.emitWarning(`node warns\n${forged}`)
