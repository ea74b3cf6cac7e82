import { createSheet } from '@/lib/bulk-apply/sheet/create-sheet'
import { serveWorker } from '../../ui/serve-worker'

serveWorker(createSheet)
