/** An answer that is JSON already, made where there was time for it. `T` is what is written there. */
export class Written<T> {
  readonly text: string;
  declare readonly holds: T;
  constructor(text: string) {
    this.text = text;
  }
}
