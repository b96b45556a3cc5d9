declare module 'virtual:front-door' {
  export const frontDoor: import('./front-door.ts').FrontDoor
}
