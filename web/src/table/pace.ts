// Whether a device keeps up with what it is shown.

const SLOW = 40; // ms a frame
const FRAMES = 30;

/** Watches how long frames take while balls roll; true once the device has been too slow for half a second. */
export class Pace {
  private last = 0;
  private readonly took: number[] = [];

  slow(now: number): boolean {
    if (this.last) this.took.push(now - this.last);
    this.last = now;
    if (this.took.length < FRAMES) return false;
    const mean = this.took.reduce((sum, one) => sum + one, 0) / this.took.length;
    this.took.length = 0;
    return mean > SLOW;
  }

  rest(): void {
    this.last = 0;
    this.took.length = 0;
  }
}
