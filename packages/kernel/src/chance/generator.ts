/** xoshiro128** (Blackman and Vigna): fast, small, good. For simulations, bots and local matches, never for online dice. */
export class Generator {
  private readonly words = new Int32Array(4);

  constructor(seed: string | number) {
    this.reset(seed);
  }

  /** A whole number is taken as it is (fast); any other seed is hashed. */
  reset(seed: string | number, salt = 0): void {
    let z = typeof seed === 'number' && Number.isInteger(seed) ? seed | 0 : fnv(String(seed));
    z = (z ^ Math.imul(salt, 0x85ebca6b)) | 0;
    for (let i = 0; i < 4; i++) {
      z = (z + 0x9e3779b9) | 0; // splitmix32
      let t = z ^ (z >>> 16);
      t = Math.imul(t, 0x21f0aaad);
      t ^= t >>> 15;
      t = Math.imul(t, 0x735a2d97);
      this.words[i] = t ^ (t >>> 15);
    }
  }

  /** An unbiased whole number in 0 … n − 1. */
  below(n: number): number {
    const w = this.words;
    for (;;) {
      const one = w[1];
      let x = Math.imul(one, 5);
      x = (x << 7) | (x >>> 25);
      x = Math.imul(x, 9) >>> 0;
      w[2] ^= w[0];
      w[3] ^= one;
      w[1] ^= w[2];
      w[0] ^= w[3];
      w[2] ^= one << 9;
      const three = w[3];
      w[3] = (three << 11) | (three >>> 21);
      const rest = x % n;
      if (x - rest <= 0x1_0000_0000 - n) return rest; // reject the short tail
    }
  }
}

function fnv(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}
