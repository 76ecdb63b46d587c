/** Where data lie unless the environment says otherwise. */
export const DATA_DIR = './data'
