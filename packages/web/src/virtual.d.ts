declare module 'virtual:map/*' {
  const map: import('./board/map.ts').MapData;
  export default map;
}
declare module 'virtual:fine/*' {
  const fine: import('./board/map.ts').FineCoast;
  export default fine;
}
declare module 'virtual:thumbnail/*' {
  const thumbnail: import('./board/map.ts').Thumbnail;
  export default thumbnail;
}
declare module 'virtual:screens' {
  export const SCREENS: Readonly<Record<string, import('./games/index.ts').ClientPart>>;
}
declare module 'virtual:pwa-register' {
  export function registerSW(options: {
    onNeedRefresh?(): void;
    onRegisteredSW?(address: string, registration: ServiceWorkerRegistration | undefined): void;
    onRegisterError?(error: unknown): void;
  }): (reload?: boolean) => Promise<void>;
}
declare module '*.md' {
  const book: import('./parts/book.ts').Book;
  export default book;
}
declare module '*.css' {}
declare module '@fontsource-variable/commissioner' {}
declare module '@fontsource-variable/literata' {}
