import { startCanvas } from '#features/editor/admin/frame/start.ts'

startCanvas()
