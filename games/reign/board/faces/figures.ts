export { cultist, shoggoth } from '@miskatonic/screen/faces'
