import { everyTask } from './every-task.ts'

// Its driver has no finger, and does not always reach a bar that moves with the text (docs/decisions/043).
everyTask('WebKit', { byFinger: { skip: true }, byTextBar: { skip: true } })
