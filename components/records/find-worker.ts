import { createRowIndex } from '@/lib/records/find-rows'
import { serveWorker } from '../ui/serve-worker'

serveWorker(createRowIndex, (result) => (result instanceof Uint32Array ? [result.buffer] : []))
